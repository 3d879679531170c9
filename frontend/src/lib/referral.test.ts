import { expect, it, vi } from 'vitest';
import { referralIn } from './referral.ts';

it('reads who referred the visitor', () => {
  expect(referralIn('a=1; _fprom_tid=t%201; _fprom_ref=anna')).toEqual({
    trackingId: 't 1',
    referralCode: 'anna',
  });
  expect(referralIn('_fprom_ref=anna')).toEqual({ referralCode: 'anna' });
  expect(referralIn('locale=nl')).toBeUndefined();
});

it('only logs what it cannot read', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(referralIn('_fprom_tid=%E0%A4%A')).toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
