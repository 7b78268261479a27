/**
 * Loads a page that React brings to life again when its scripts are lost, which this event says, since nothing else brings a
 * failed module back: at once where nothing was typed and it has not just been tried, else when the connection is back or a
 * button is pressed.
 */
export function reloadWhenLost(lostEvent: string): void {
  let isTold = false;
  let isLeaving = false;
  // Scripts that are given up because somebody goes elsewhere are not lost.
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  const isAlive = () => 'alive' in document.documentElement.dataset;
  const again = () => {
    if (!isAlive()) location.reload();
  };
  const isTyped = () =>
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea')].some(
      (input) => input.value !== input.defaultValue,
    );
  const isTried = () => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return visit?.type === 'reload';
  };
  const lost = () => {
    if (isTold || isLeaving || isAlive()) return;
    isTold = true;
    if (navigator.onLine && !isTyped() && !isTried()) {
      again();
      return;
    }
    addEventListener('online', () => {
      if (!isTyped()) again();
    });
    addEventListener(
      'click',
      (event) => {
        if ((event.target as Element).closest('button')) again();
      },
      true,
    );
  };
  addEventListener(lostEvent, lost);
  // How a failed `import()` of the router's own script shows itself.
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof TypeError) lost();
  });
  addEventListener(
    'error',
    (event) => {
      if ((event.target as Element).tagName === 'SCRIPT') lost();
    },
    true,
  );
}
