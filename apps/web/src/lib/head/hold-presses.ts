/**
 * Keeps presses that come before the page is hydrated: marks what was pressed, and the page acts on it once it is alive
 * (`data-alive`, `lib/held-presses.ts`). React would drop them, and a form would leave the page. Of several choices of one name
 * the last is kept. The language switch reloads the page at once, unless something could have been typed, which would be lost.
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
