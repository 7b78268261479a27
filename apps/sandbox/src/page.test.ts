import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from './testing.ts';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.dispose());

async function openPage(amount = 1_250_000, more = {}): Promise<string> {
  const { body } = await sandbox.call('POST', '/snap/v1/transactions', {
    transaction_details: { order_id: 'A-1', gross_amount: amount },
    item_details: [{ id: '1', name: '<b>Kelas</b> "Anak"', price: amount, quantity: 1 }],
    callbacks: { finish: 'https://school.example/redirect?order=A-1' },
    ...more,
  });
  return String(body.redirect_url);
}

const press = (url: string, fields: Record<string, string>) =>
  fetch(`${url}/act?lang=en`, { method: 'POST', body: new URLSearchParams(fields) });

describe('the sandbox payment page', () => {
  test('shows merchant, order, amount and every method, in Indonesian by default', async () => {
    const url = await openPage();
    const page = await fetch(url);
    const text = await page.text();
    expect(text).toContain('<html lang="id">');
    for (const part of [
      'Sandbox',
      'Fasih',
      'A-1',
      'Rp\u00a01.250.000',
      'Pilih cara membayar',
      'BCA',
      'QRIS',
      'GoPay',
      'Alfamart',
    ]) {
      expect(text).toContain(part);
    }
    expect(await (await fetch(`${url}?lang=en`)).text()).toContain('Choose how to pay');
  });

  test('escapes what the merchant sent', async () => {
    const text = await (await fetch(await openPage())).text();
    expect(text).toContain('&lt;b&gt;Kelas&lt;/b&gt; &quot;Anak&quot;');
    expect(text).not.toContain('<b>Kelas');
  });

  test('has a policy without inline scripts and is not cached', async () => {
    const page = await fetch(await openPage());
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const inline = (await page.text()).match(/<script(?![^>]*(src=|application\/json))/g);
    expect(inline).toBeNull();
  });

  test('disables methods that do not allow the amount', async () => {
    const text = await (await fetch(await openPage(12_000_000))).text();
    expect(text).toMatch(/value="other_qris" disabled/);
    expect(text).toMatch(/value="indomaret" disabled/);
    expect(text).not.toMatch(/value="bca_va" disabled/);
    expect(text).toContain('Maksimal Rp\u00a010.000.000');
  });

  test('choosing a method shows its code, paying ends the choice', async () => {
    const url = await openPage();
    const waiting = await (await press(url, { method: 'bca_va' })).text();
    expect(waiting).toMatch(/<output[^>]*>(\d{4} ){3}\d{3}<\/output>/);
    expect(waiting).toMatch(/data-copy="\d{15}"/);
    expect(waiting).not.toContain('Choose how to pay');
    const id = /name="transaction" value="([^"]+)"/.exec(waiting)?.[1] ?? '';
    const paid = await (await press(url, { transaction: id, outcome: 'pay' })).text();
    expect(paid).toContain('Payment successful');
    expect(paid).toContain(
      'href="https://school.example/redirect?order=A-1&amp;order_id=A-1&amp;status_code=200&amp;transaction_status=settlement"',
    );
  });

  test('a denied card leaves the choice open', async () => {
    const denied = await (await press(await openPage(), { method: 'credit_card', outcome: 'deny' })).text();
    expect(denied).toContain('Payment denied');
    expect(denied).toContain('Choose how to pay');
  });

  test('cannot act on another order', async () => {
    const url = await openPage();
    await sandbox.call('POST', '/snap/v1/transactions', {
      transaction_details: { order_id: 'B-1', gross_amount: 5000 },
    });
    const { body } = await sandbox.call('POST', '/sandbox/orders/B-1/act', {
      outcome: 'pending',
      method: 'bni_va',
    });
    await press(url, { transaction: (body.transaction as { id: string }).id, outcome: 'pay' });
    expect((await sandbox.call('GET', '/v2/B-1/status')).body.transaction_status).toBe('pending');
  });

  test('inside a frame it knows where to report and links nowhere', async () => {
    const url = await openPage();
    const text = await (
      await fetch(`${url}?embedded=1&parent=${encodeURIComponent('http://127.0.0.1:3000/x')}`)
    ).text();
    expect(text).toContain('"parent":"http://127.0.0.1:3000"');
    expect(text).not.toContain('school.example/redirect?order=A-1&amp;order_id');
    // The school's page tells the sum and the time left, once.
    expect(text).not.toContain('Rp\u00a01.250.000');
    expect(text).toContain('Pilih cara membayar');
    const hostile = await (await fetch(`${url}?embedded=1&parent=javascript:alert(1)`)).text();
    expect(hostile).toContain('"parent":null');
  });

  test('drops a finish address that is no web address', async () => {
    const url = await openPage(1_000, { callbacks: { finish: 'javascript:alert(1)' } });
    expect(await (await fetch(url)).text()).not.toContain('javascript:');
  });

  test('reports a wrong client key in snap.js', async () => {
    const url = await openPage();
    expect((await fetch(`${url}?embedded=1&key=SB-Mid-client-test`)).status).toBe(200);
    expect((await fetch(`${url}?embedded=1&key=other`)).status).toBe(401);
  });

  test('unknown tokens get an error page, and snap.js is served', async () => {
    const lost = await fetch(`${sandbox.url}/snap/v4/redirection/none`);
    expect(lost.status).toBe(404);
    expect(await lost.text()).toContain('tidak ditemukan');
    const script = await fetch(`${sandbox.url}/snap/snap.js`);
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(await script.text()).toContain('window.snap');
  });
});
