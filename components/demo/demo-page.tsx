import { InfoIcon } from '@/components/ui/notice-icons';
import { TextLink } from '@/components/ui/text-link';
import { demos } from '@/content/en/demos';
import { toDemoFields } from '@/lib/forms/demo-fields';
import type { DemoName } from '@/lib/forms/demo-storage';
import { DemoForm } from './demo-form';

interface DemoPageProps {
  name: DemoName;
}

/** A demonstration that says so before anything is typed. */
export function DemoPage({ name }: DemoPageProps) {
  const { title, notice, fields, submit, done, errors, more, noScript } = demos[name];
  return (
    <div className="wrap pt-10 lg:pt-16">
      <div className="measure">
        <h1 className="text-title font-extrabold">{title}</h1>
        <p className="mt-5 flex gap-3 rounded-2xl bg-raised p-6 font-bold">
          <InfoIcon />
          {notice}
        </p>
        <p className="mt-5">
          {more.text} <TextLink href={more.href}>{more.link}</TextLink>.
        </p>
        <noscript>
          <p className="mt-5 font-bold">{noScript}</p>
        </noscript>
        <DemoForm
          name={name}
          title={title}
          fields={toDemoFields(fields)}
          submit={submit}
          done={done}
          errors={errors}
        />
      </div>
    </div>
  );
}
