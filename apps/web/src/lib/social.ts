/** Pages with a social picture of their own; made by the build into `/pictures/og/{name}.png`, 1200 x 630. */
const OWN_PICTURE: readonly (readonly [path: string, name: string])[] = [
  ['/about', 'about'],
  ['/contact', 'contact'],
  ['/trial/LpTrial', 'trial'],
  ['/pretest', 'pretest'],
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/program/general-english', 'general-english'],
  ['/program/conversation', 'conversation'],
  ['/program/test-preparation', 'test-preparation'],
  ['/program/special-course', 'special-course'],
];

/** Where the social picture of a page is; a page without its own shows the school's. */
export function socialPicture(pathname: string): string {
  const own = OWN_PICTURE.find(([path]) => pathname === path || pathname.startsWith(`${path}/`));
  return `/pictures/og/${own?.[1] ?? 'home'}.png`;
}
