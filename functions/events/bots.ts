/**
 * What programs call themselves: crawlers, makers of link previews, monitors, browsers without a screen, and HTTP
 * libraries. Cubot makes phones.
 */
const names =
  /(?<!\bcu)bot|crawl|spider|slurp|scrap|archiver|preview|embedly|facebookexternalhit|whatsapp\/|headless|phantom|lighthouse|pagespeed|gtmetrix|pingdom|uptime|monitor|curl|wget|python|java\/|go-http|okhttp|axios|undici|^node|postman|insomnia|httpclient|libwww|scanner/i;

/** True when a `User-Agent` names no browser of a person. It is a courtesy: whoever hides is not found by it. */
export const isBot = (userAgent: string): boolean => userAgent.trim() === '' || names.test(userAgent);
