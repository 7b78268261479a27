const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\b/, 'Edge'],
  [/\b(OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\b/, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\b/, 'Firefox'],
  [/\b(Chrome|CriOS)\b/, 'Chrome'],
  [/\bSafari\b/, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A readable device name such as `Chrome · Android`; empty when the browser sends none. */
export function deviceName(userAgent: string): string {
  const first = (list: [RegExp, string][]) => list.find(([shape]) => shape.test(userAgent))?.[1];
  return [first(BROWSERS), first(SYSTEMS)].filter(Boolean).join(' · ') || userAgent.slice(0, 40);
}
