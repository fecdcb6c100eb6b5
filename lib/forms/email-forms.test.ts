import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emailForms, type FormName } from './email-forms';
import { addedParams } from './form-resolver';

test.each(Object.keys(emailForms) as FormName[])(
  'the README and the guide name the variables of the template of the %s form',
  (form) => {
    const variables = [
      ...Object.keys(emailForms[form]),
      ...Object.keys(addedParams[form]()),
      'language',
    ];
    const setting = `NEXT_PUBLIC_EMAILJS_${form.toUpperCase()}_TEMPLATE_ID`;
    const row = readFileSync('README.md', 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`| \`${setting}\``));
    const listed = [...(row ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    expect(listed).toEqual([setting, ...variables]);

    // The step of the guide ends with the setting.
    const guide = readFileSync('docs/deploy.md', 'utf8').split(setting)[0] ?? '';
    const step = guide.slice(guide.lastIndexOf('**Template of'));
    for (const name of variables.filter((variable) => variable !== 'to_email')) {
      expect(step).toContain(`{{${name}}}`);
    }
  },
);
