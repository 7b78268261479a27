// Comforts of the payment page; every button works without them.
const state = JSON.parse(document.getElementById('state')?.textContent ?? 'null');
const framed = window.parent !== window;

function tell(kind, leaving) {
  if (!framed || !state?.parent) return;
  const news = { source: 'snap-sandbox', token: state.token, kind, leaving, result: state.result };
  window.parent.postMessage(news, state.parent);
}

for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
      button.textContent = state.texts.copied;
      setTimeout(() => {
        button.textContent = state.texts.copy;
      }, 2000);
    } catch {
      // Without leave to write to the clipboard the code is selected, ready for the person's own copy command.
      getSelection()?.selectAllChildren(button.previousElementSibling);
    }
  });
}

for (const button of document.querySelectorAll('[data-close]')) {
  button.hidden = !framed;
  button.addEventListener('click', () => tell(state.report.kind, true));
}

const left = document.querySelector('[data-left]');
if (left !== null) {
  const end = Date.now() + Number(left.dataset.left) * 1000;
  const two = (part) => String(part).padStart(2, '0');
  setInterval(() => {
    const seconds = Math.max(0, Math.round((end - Date.now()) / 1000));
    left.textContent = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
      .map(two)
      .join(':');
  }, 1000);
}

if (framed && state?.parent) {
  // The surrounding page makes the frame as high as this page is, so that nothing scrolls within it.
  const grown = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    window.parent.postMessage(
      { source: 'snap-sandbox', token: state.token, kind: 'height', height },
      state.parent,
    );
  };
  new ResizeObserver(grown).observe(document.body);
}

if (state !== null) {
  tell('ready', false);
  if (state.report.now) tell(state.report.kind, false);
  setInterval(async () => {
    if (document.hidden) return;
    try {
      const answer = await fetch(`/snap/v4/redirection/${state.token}/state`);
      const { version } = await answer.json();
      if (version !== state.version) location.reload();
    } catch {
      // Offline for a moment: the next look will tell.
    }
  }, 3000);
}
