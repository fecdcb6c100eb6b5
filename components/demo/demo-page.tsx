import type { ReactNode } from 'react';
import { TranslationNote } from '@/components/languages/translation-note';
import { PageFrame } from '@/components/layout/page-frame';
import { Paragraphs } from '@/components/page/paragraphs';
import { ErrorBoundary } from '@/components/ui/error-boundary';
import { InfoIcon } from '@/components/ui/notice-icons';
import { RichText } from '@/components/ui/rich-text';
import { getMessages } from '@/lib/content/get-content';
import { getPage } from '@/lib/content/pages/pages';
import type { DemoName } from '@/lib/forms/demo-forms';
import { DemoForm } from './demo-form';

interface DemoPageProps {
  name: DemoName;
  /** Content above the demo that includes the `<h1>`; without it, the title of the demo is the `<h1>`. */
  children?: ReactNode;
}

export function DemoPage({ name, children }: DemoPageProps) {
  const Heading = children ? 'h2' : 'h1';
  const page = getPage('demo', `/${name}/`);
  const { demos } = getMessages();
  const [notice = '', ...paragraphs] = page.body.flatMap((block) =>
    block.kind === 'paragraph' ? [block.text] : [],
  );
  return (
    <PageFrame page={page} hasOwnNote>
      <div className={`wrap ${children ? '@wide:pt-8' : 'pt-4 @wide:pt-12'}`}>
        {children}
        <div
          className={`grid rounded-2xl border border-line p-4 @tablet:p-6 @wide:[&_form]:grid @wide:[&_form]:grid-cols-2 @wide:[&_form]:gap-x-8 @wide:[&_form>*]:col-span-full @wide:[&_form>:has(input)]:col-span-1 @wide:[&_button]:justify-self-start ${children ? 'mt-12 text-base print:hidden' : 'max-w-160'}`}
        >
          <div>
            <Heading
              className={`mb-3 ${children ? 'text-subsection' : 'text-title font-extrabold'}`}
            >
              {page.title}
            </Heading>
            <p className="flex gap-3 font-bold">
              <InfoIcon />
              <span>
                <RichText text={notice} />
              </span>
            </p>
            <Paragraphs texts={paragraphs} className="mt-5" />
            <noscript>
              <p className="mt-5 font-bold">{demos.noScript}</p>
            </noscript>
          </div>
          <ErrorBoundary name="demo">
            <DemoForm name={name} title={page.title} messages={demos} />
          </ErrorBoundary>
        </div>
        <TranslationNote page={page} className="mt-4" />
      </div>
    </PageFrame>
  );
}
