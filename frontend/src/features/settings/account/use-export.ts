import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../../lib/app.ts';
import { exportAccount } from './export-account.ts';

/** Gathers everything that is held and gives it to the browser as a file. */
export const useExport = () => {
  const { client } = useApp();
  return useMutation({
    mutationFn: async () => {
      const now = new Date();
      const text = JSON.stringify(await exportAccount(client, now), null, 2);
      const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
      const link = document.createElement('a');
      link.href = address;
      link.download = `recommend-${now.toISOString().slice(0, 10)}.json`;
      link.click();
      URL.revokeObjectURL(address);
    },
  });
};
