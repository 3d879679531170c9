/** What happens in a quiz, for whoever counts it. */
export type Happened =
  /** The first answer, or the first Next, of a session. */
  | { kind: 'started' }
  | { kind: 'questionShown'; question: string }
  /** Taken by Next; a question that was skipped is one too. */
  | { kind: 'answered'; question: string }
  | { kind: 'completed' }
  /** The first result of a session: ids of its products, in order. */
  | { kind: 'resultShown'; products: string[] }
  | { kind: 'productClicked'; product: string }
  | { kind: 'addedToCart'; product: string }
  /** An e-mail address or a phone number was given. */
  | { kind: 'lead' }
  | { kind: 'consent'; given: boolean };

/**
 * Is told what happens, once a session: a question, a product or a choice each once. What goes into the cart is told
 * each time.
 * @param session 32 hexadecimal digits of a UUIDv7
 */
export type Tell = (happened: Happened, session: string) => void;
