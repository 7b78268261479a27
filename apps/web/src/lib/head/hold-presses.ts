/**
 * Forms and buttons are served ready to be used, before the page's script has come. A press at that moment must neither leave
 * the page nor be lost: it is held here, and the page acts on it once it is alive (`data-alive`, `lib/held-presses.ts`). Of
 * several choices of one name the last is held. The press does not go on to React, which drops what reaches a part it has not
 * taken over yet. The language switch works by itself and keeps what the address asks for; where something could have been
 * typed it is held too, so that no text is lost.
 */
export function holdPresses(): void {
  const isAlive = () => 'alive' in document.documentElement.dataset;
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const button = event.submitter as HTMLButtonElement | null;
      if (form.method === 'post' && !('alive' in form.dataset)) {
        event.preventDefault();
        form.dataset.waiting = '';
      } else if (button?.name === 'lang' && !isAlive()) {
        event.preventDefault();
        if (document.querySelector('form[method=post]')) {
          button.dataset.pressed = '';
        } else {
          const address = new URL(location.href);
          address.searchParams.set('lang', button.value);
          location.href = address.href;
        }
      }
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      const pressed = (event.target as Element).closest<HTMLButtonElement | HTMLInputElement>(
        'button[type=button],input[type=radio]',
      );
      if (!pressed || isAlive()) return;
      event.stopPropagation();
      if (pressed.name)
        for (const other of document.getElementsByName(pressed.name)) delete other.dataset.pressed;
      pressed.dataset.pressed = '';
    },
    true,
  );
}
