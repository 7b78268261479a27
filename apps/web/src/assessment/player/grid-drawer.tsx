import { Button } from '../../ui/button.tsx';
import { IconLayoutGrid, IconX } from '../../ui/icons.ts';
import { useDrawer } from '../../ui/use-drawer.ts';
import { Grid, type GridProps } from './grid.tsx';
import css from './grid-drawer.module.css';

/** All question numbers as a drawer from below, for phones; `open` and `close` name its buttons. */
export function GridDrawer({ open, close, ...grid }: GridProps & { open: string; close: string }) {
  const drawer = useDrawer();
  const jump = (n: number) => {
    drawer.close();
    grid.onJump(n);
  };
  return (
    <>
      <Button
        look="plain"
        className={css.open}
        aria-haspopup="dialog"
        aria-label={open}
        onClick={drawer.open}
      >
        <IconLayoutGrid size={22} stroke={1.75} aria-hidden="true" />
        <span>
          {grid.cells.filter(({ answered }) => answered).length}/{grid.cells.length}
        </span>
      </Button>
      <dialog ref={drawer.ref} className={css.drawer} aria-label={grid.words.title}>
        <Button look="icon" className={css.close} aria-label={close} onClick={drawer.close}>
          <IconX size={28} stroke={1.75} aria-hidden="true" />
        </Button>
        <Grid {...grid} onJump={jump} />
      </dialog>
    </>
  );
}
