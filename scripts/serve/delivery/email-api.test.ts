import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerSend } from './email-api';

const request = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'patient',
  template_params: { firstName: 'Asha', to_email: 'clinic@example.com' },
};

beforeEach(() => {
  vi.stubEnv('NEXT_PUBLIC_EMAILJS_PUBLIC_KEY', 'key');
  vi.stubEnv('NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'service');
  vi.stubEnv('NEXT_PUBLIC_EMAILJS_PATIENT_TEMPLATE_ID', 'patient');
});

describe('the local e-mail service', () => {
  test('takes a request the service would take', () => {
    expect(answerSend(JSON.stringify(request))).toEqual({
      status: 200,
      text: 'OK',
      message: request,
    });
  });

  test.each([
    ['no JSON', '{', 400, 'Bad Request'],
    ['no public key', { ...request, user_id: '' }, 400, 'The user_id parameter is required'],
    ['no service', { ...request, service_id: null }, 400, 'The service_id parameter is required'],
    ['another public key', { ...request, user_id: 'other' }, 400, 'The Public Key is invalid'],
    ['another service', { ...request, service_id: 'other' }, 400, 'The service ID not found'],
    ['another template', { ...request, template_id: 'other' }, 400, 'The template ID not found'],
    ['parameters in a list', { ...request, template_params: [] }, 400, 'parameter is invalid'],
    [
      'more than 50 kB',
      { ...request, template_params: { history: 'न'.repeat(17_000) } },
      413,
      'Variables size limit',
    ],
    ['nobody to write to', { ...request, template_params: { to_email: '' } }, 422, 'empty'],
  ])('refuses %s', (_, body, status, text) => {
    const answer = answerSend(typeof body === 'string' ? body : JSON.stringify(body));
    expect(answer).toEqual({ status, text: expect.stringContaining(text) });
  });
});
