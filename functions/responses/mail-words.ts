/** What a mail with results says besides the shop's and the quiz's own texts. */
export const mailWords = {
  en: {
    subject: (shop: string) => `Your results from ${shop}`,
    intro: (quiz: string) => `Here is what fits your answers to “${quiz}”.`,
    none: 'Nothing in the shop fits these answers at the moment.',
    view: 'View product',
    reopen: 'See the result again, or change your answers',
    prices: 'Prices and stock may have changed since: what the shop says counts.',
    footer: (shop: string, site: string) =>
      `You get this one mail because your address was entered to receive these results at ${shop} (${site}). You are on no mailing list, and nothing else will be sent. If it was not you, you need not do anything.`,
  },
  nl: {
    subject: (shop: string) => `Je resultaten van ${shop}`,
    intro: (quiz: string) => `Dit past bij je antwoorden op “${quiz}”.`,
    none: 'Niets in de winkel past op dit moment bij deze antwoorden.',
    view: 'Bekijk product',
    reopen: 'Bekijk het resultaat opnieuw, of wijzig je antwoorden',
    prices: 'Prijzen en voorraad kunnen veranderd zijn: wat in de winkel staat, geldt.',
    footer: (shop: string, site: string) =>
      `Je krijgt deze ene mail omdat je adres is ingevuld om deze resultaten van ${shop} (${site}) te ontvangen. Je staat op geen enkele mailinglijst en er wordt verder niets gestuurd. Was jij het niet? Dan hoef je niets te doen.`,
  },
};
