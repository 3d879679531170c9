import type { Happened } from '#frontend/runtime/happened.ts';
import type { QuizEvent } from '#shared/model/event.ts';

/** What all events of one quiz in one page have in common. */
export type About = Pick<QuizEvent, 'quizId' | 'version' | 'locale' | 'device' | 'mode'>;

export interface EventWorld {
  /** @returns false when the same body is to be sent again */
  send(body: string): Promise<boolean>;
  /** Sends while the page goes away: nobody waits for the answer. */
  leave(body: string): void;
  /** Runs later; a second call replaces the first. */
  schedule(run: () => void, milliseconds: number): void;
  now(): number;
  /** 32 hexadecimal digits of a UUIDv7 */
  id(): string;
}

/** Events held at most, and four times what goes in one batch; what comes after them is not counted. */
const most = 200;
/** So many do not wait for the pause, which is in milliseconds. */
const full = 20;
const pause = 3000;
const attempts = 5;

const bodyOf = (events: object[]) => JSON.stringify({ events });

/**
 * Events on their way to the server: held until they may leave and the quiz was seen, sent in batches, and again when
 * they did not arrive. The server counts each once. They stay in memory: unlike answers they may be lost.
 */
export const createEventQueue = (about: About, { send, leave, schedule, now, id }: EventWorld) => {
  let waiting: object[] = [];
  let allowed: boolean | undefined;
  let seen = false;
  let session = '';
  let viewed = '';
  let planned = false;
  let sending = false;
  let failures = 0;

  const add = (happened: Happened | { kind: 'viewed' }) => {
    if (allowed === false || waiting.length === most) return;
    waiting.push({ id: `evt_${id()}`, session, at: new Date(now()).toISOString(), ...about, ...happened });
  };
  const isReady = () => allowed && viewed && waiting.length > 0;
  const later = (milliseconds: number) => {
    planned = true;
    schedule(flush, milliseconds);
  };
  const plan = () => {
    if (seen && session !== viewed) {
      viewed = session;
      add({ kind: 'viewed' });
    }
    if (sending || failures > 0 || !isReady()) return;
    if (waiting.length >= full) later(0);
    else if (!planned) later(pause);
  };
  const flush = async () => {
    planned = false;
    if (!isReady()) return;
    const batch = waiting.splice(0, most / 4);
    sending = true;
    const taken = await send(bodyOf(batch));
    sending = false;
    failures = taken || failures + 1 === attempts ? 0 : failures + 1;
    if (failures > 0) {
      if (allowed) waiting = [...batch, ...waiting].slice(0, most);
      later(pause * 2 ** failures);
    } else plan();
  };
  return {
    tell(happened: Happened, of: string) {
      session = of;
      // Whoever answers has seen the quiz, however it stands in the page.
      seen ||= happened.kind === 'started';
      add(happened);
      plan();
    },
    /** The quiz is on screen. */
    see() {
      seen = true;
      plan();
    },
    /** @param consent whether events may leave; undefined while the visitor has not decided */
    decide(consent: boolean | undefined) {
      allowed = consent;
      if (consent === false) waiting = [];
      plan();
    },
    /** Sends what is left, while the page or the quiz goes away. */
    leave() {
      while (isReady()) leave(bodyOf(waiting.splice(0, most / 4)));
    },
  };
};
