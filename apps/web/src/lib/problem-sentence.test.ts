import { textsIn } from '@fasih/messages/texts';
import { expect, it } from 'vitest';
import { NO_ANSWER, Problem, problemOf } from './problem.ts';
import { problemText } from './problem-sentence.ts';

const id = textsIn('id').common;
const said = (fault: unknown, online = true) => problemText(fault, { lang: 'id', common: id, online });
const answered = (status: number, body: string, headers: Record<string, string> = {}) =>
  problemOf(new Response(body, { status, headers }), 'id');

it('a lost connection and a server that does not answer are told apart', () => {
  const fault = new Problem({ code: NO_ANSWER, message: '', status: 0 });
  expect(said(fault, false)).toBe(id.offline);
  expect(said(fault)).toBe(id.noAnswer);
});

it('a refusal is said in the words of the server', async () => {
  expect(said(await answered(403, '{"code":"x.y","message":"Kelas ini bukan milik Anda."}'))).toBe(
    'Kelas ini bukan milik Anda.',
  );
});

it('too many tries say how long to wait', async () => {
  const body = '{"code":"common.tooMany","message":"Terlalu banyak permintaan."}';
  expect(said(await answered(429, body, { 'retry-after': '30' }))).toBe(
    'Terlalu banyak permintaan. Coba lagi dalam 30 detik.',
  );
  expect(said(await answered(429, body, { 'retry-after': '600' }))).toContain('10 menit');
});

it('a fault of ours brings the number of its request', async () => {
  const body = '{"code":"common.failed","message":"Kesalahan kami.","requestId":"r-7"}';
  expect(said(await answered(500, body))).toBe('Kesalahan kami. Nomor permintaan: r-7');
});

it('an empty answer is named by its status, also over HTTP/2, which sends no name', async () => {
  expect(said(await answered(502, ''))).toContain('502 Bad Gateway');
  expect((await answered(502, '<html>')).statusText).toBe('Bad Gateway');
  expect(said(await answered(404, ''))).toBe(id.problems.notFound);
});

it('what is no answer at all is not called one', () => {
  expect(said(new TypeError('x is undefined'))).toBe(id.problems.unexpected);
});
