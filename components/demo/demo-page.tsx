import { InfoIcon } from '@/components/ui/notice-icons';
import { RichText } from '@/components/ui/rich-text';
import type { PageOfKind } from '@/lib/content/documents';
import { getMessages } from '@/lib/content/get-content';
import { type DemoName, toDemoFields } from '@/lib/forms/demo-forms';
import { DemoForm } from './demo-form';

interface DemoPageProps {
  name: DemoName;
  page: PageOfKind<'demo'>;
}

const toParagraphs = ({ body, file }: PageOfKind<'demo'>) =>
  body.map((block) => {
    if (block.kind !== 'paragraph') {
      throw new Error(`${file}: A demonstration holds paragraphs alone, and no ${block.kind}.`);
    }
    return block.text;
  });

/** A demonstration that says so before anything is typed. */
export function DemoPage({ name, page }: DemoPageProps) {
  const { demos } = getMessages();
  const { submit, done } = demos[name];
  const [notice = '', ...paragraphs] = toParagraphs(page);
  return (
    <div className="wrap pt-10 lg:pt-16">
      <div className="measure">
        <h1 className="text-title font-extrabold">{page.title}</h1>
        <p className="mt-5 flex gap-3 rounded-2xl bg-raised p-6 font-bold">
          <InfoIcon />
          <span>
            <RichText text={notice} />
          </span>
        </p>
        {paragraphs.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change their order.
          <p key={index} className="mt-5">
            <RichText text={text} />
          </p>
        ))}
        <noscript>
          <p className="mt-5 font-bold">{demos.noScript}</p>
        </noscript>
        <DemoForm
          name={name}
          title={page.title}
          fields={toDemoFields(name, demos.fields)}
          submit={submit}
          done={done}
          errors={demos.errors}
        />
      </div>
    </div>
  );
}
