'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { fetchFile } from '@/lib/browser/fetch-file';
import type { SymptomList } from '@/lib/content/pages/symptom-lists';
import { fillIn } from './form-field';

/** The topic of the page that led here, by the address, or else the last one of this tab. */
function takeTopic(): { topic: string | null; isNew: boolean } {
  const [, named = null] = /^#\/([\w/-]+)\/$/.exec(location.hash) ?? [];
  try {
    const last = sessionStorage.getItem('topic');
    const topic = named ?? last;
    if (named) {
      sessionStorage.setItem('topic', named);
    }
    return { topic, isNew: topic !== last };
  } catch {
    return { topic: named, isNew: true };
  }
}

interface SymptomTicksProps {
  /** The address of the folder of lists. */
  folder: string;
  /** The emergency calls. */
  calls: ReactNode;
}

/** The symptoms of the page that led here, whose service is chosen where none is; loaded only where there is such a page. */
export function SymptomTicks({ folder, calls }: SymptomTicksProps) {
  const [choices, setChoices] = useState<ReactNode>(null);

  useEffect(() => {
    const { topic, isNew } = takeTopic();
    if (topic) {
      const list = fetchFile<SymptomList>(`${folder}${topic}.json`);
      Promise.all([list, import('./symptom-choices')]).then(
        ([fetched, { SymptomChoices }]) => {
          setChoices(<SymptomChoices list={fetched} calls={calls} />);
          if (isNew && !document.querySelector<HTMLSelectElement>('#patient-service')?.value) {
            fillIn('service', fetched.service);
          }
        },
        () => undefined,
      );
    }
  }, [folder, calls]);

  return choices;
}
