import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { v7 } from 'uuid';
import { toId } from '#shared/model/ids.ts';
import { useApp } from '../../lib/app.ts';
import { useForm } from '../../lib/form.ts';
import { useLocale } from '../../lib/intl.tsx';

const schema = async () => (await import('./typed-message.ts')).typedMessageSchema;

/** The message being written: what is typed stays through a fault, and goes out under one id however often. */
export const useMessage = (onSent: () => void) => {
  const { client } = useApp();
  const locale = useLocale();
  const { topic } = useSearch({ from: '/site/contact' });
  const id = useRef('');
  const began = useRef(0);
  const website = useRef<HTMLInputElement>(null);
  useEffect(function startTheClock() {
    began.current = performance.now();
  }, []);
  const initial = { name: '', email: '', topic: '', message: '' };
  const form = useForm(schema, initial, async (message) => {
    id.current ||= toId('message', v7());
    const took = Math.round(performance.now() - began.current);
    await client.inbox.send({
      body: { ...message, id: id.current, locale, took, website: website.current?.value ?? '' },
    });
    onSent();
  });
  const { set } = form;
  useEffect(
    function chooseTheTopicOfTheLink() {
      if (topic) set('topic', topic);
    },
    [topic, set],
  );
  return { form, website };
};
