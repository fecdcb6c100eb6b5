'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { fetchFile } from '@/lib/browser/fetch-file';
import type { SymptomList } from '@/lib/content/pages/symptom-lists';

/**
 * The symptoms of the page that the visitor came from, given by the URL fragment; not loaded without one. If no service
 * is chosen, that of the page is preselected, but not saved in the draft, because it belongs to the page.
 */
export function SymptomTicks({ folder, calls }: { folder: string; calls: ReactNode }) {
  const [choices, setChoices] = useState<ReactNode>(null);
  const { getValues, setValue } = useFormContext();

  useEffect(() => {
    const [, topic] = /^#\/([\w/-]+)\/$/.exec(location.hash) ?? [];
    const abortController = new AbortController();
    if (topic) {
      const list = fetchFile<SymptomList>(`${folder}${topic}.json`);
      Promise.all([list, import('./symptom-choices')]).then(
        ([fetched, { SymptomChoices }]) => {
          setChoices(<SymptomChoices list={fetched} calls={calls} />);
          const chooseService = () => getValues('service') || setValue('service', fetched.service);
          chooseService();
          // When a page is restored from the back/forward cache, the form is filled in again from the draft.
          addEventListener('pageshow', chooseService, { signal: abortController.signal });
        },
        () => undefined,
      );
    }
    return () => abortController.abort();
  }, [folder, calls, getValues, setValue]);

  return choices;
}
