import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [w, h] of [[360, 640], [360, 740]] as const) {
  const c = await b.newContext({ viewport: { width: w, height: h }, isMobile: true, hasTouch: true });
  const p = await c.newPage();
  await p.goto('http://127.0.0.1:4801/pretest');
  await p.getByRole('button', { name: /^(Anak|Kids)/i }).click();
  await p.getByRole('timer').waitFor();
  for (let n = 16; n <= 22; n++) {
    await p.waitForTimeout(400);
    const seen = await p.evaluate(() => { const bar = [...document.querySelectorAll('div')].find((d) => getComputedStyle(d).position === 'sticky' && d.getBoundingClientRect().bottom >= innerHeight - 1)!; const top = bar ? bar.getBoundingClientRect().top : innerHeight; return [...document.querySelectorAll('fieldset label')].map((l) => { const r = l.getBoundingClientRect(); return r.bottom <= top + 1 && r.top >= 0; }).filter(Boolean).length + ' of 3; scroll ' + scrollY + ' bar ' + top; });
    console.log(w, h, n, seen);
    if (n === 16 || n === 17) await p.screenshot({ path: `/tmp/zz/kids-${h}-${n}.png` });
    await p.locator('fieldset label').first().click();
    await p.getByRole('button', { name: 'Berikutnya' }).click();
  }
  await c.close();
}
await b.close();
