import { contract } from '@fasih/school/basics/contract';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { personAtPage } from '../../test/person-at-page.tsx';
import { Button } from '../ui/button.tsx';
import { useDownload } from './use-download.ts';

const slip = contract({
  method: 'GET',
  path: '/slips/:slipId',
  who: 'signedIn',
  summary: 'Read',
  params: z.object({ slipId: z.string() }),
  reply: { 200: z.unknown() },
});

const { show } = personAtPage();
afterEach(() => vi.restoreAllMocks());

function Slip({ onDone }: { onDone: () => void }) {
  const pdf = useDownload(slip, onDone);
  return (
    <>
      <Button isPending={pdf.isPending} onClick={() => void pdf.run({ params: { slipId: 's1' } })}>
        Unduh
      </Button>
      <p role="alert">{pdf.problem}</p>
    </>
  );
}

async function presses(status: number) {
  const requested = vi.fn();
  vi.stubGlobal('fetch', async (address: string) => {
    requested(address);
    return new Response(JSON.stringify({ code: 'slips.gone', message: 'Slip ini tidak ada.' }), { status });
  });
  const handedOver = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = () => 'blob:slip';
  const onDone = vi.fn();
  const user = await show(<Slip onDone={onDone} />);
  await user.click(screen.getByRole('button', { name: 'Unduh' }));
  return { requested, handedOver, onDone };
}

it('a file that was fetched is handed over, and then what follows happens', async () => {
  const { requested, handedOver, onDone } = await presses(200);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(requested).toHaveBeenCalledExactlyOnceWith('/api/slips/s1');
  expect(handedOver).toHaveBeenCalledOnce();
});

it('a file that is refused says why, and nothing is handed over', async () => {
  const { handedOver, onDone } = await presses(404);
  expect(await screen.findByText('Slip ini tidak ada.')).toBeTruthy();
  expect(handedOver).not.toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
});
