/** In the order in which they must be looked for: most browsers also call themselves by the names further down. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

const nameIn = (agent: string, names: readonly (readonly [string, string])[]): string | undefined =>
  names.find(([mark]) => agent.includes(mark))?.[1];

/** What people call the browser and the system of a `User-Agent`; undefined where it names none that is known. */
export const browserIn = (agent: string) => ({
  browser: nameIn(agent, browsers),
  system: nameIn(agent, systems),
});
