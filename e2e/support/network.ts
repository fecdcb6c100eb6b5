export const sitePort = Number(process.env.TEST_PORT ?? 3117);

const origin = process.env.NEXT_PUBLIC_EMAILJS_ORIGIN;

/**
 * The e-mail service to which the tested build sends, and the local port at which `email-service.ts` mocks it; `null`
 * if the forms send to the origin of the page.
 */
export const emailService = origin ? { url: new URL(origin), port: sitePort + 10_000 } : null;

const resolverRules = [
  ...(emailService ? [`MAP ${emailService.url.hostname} 127.0.0.1:${emailService.port}`] : []),
  'MAP * ~NOTFOUND',
  'EXCLUDE localhost',
];

/**
 * With these arguments, no request of Chromium leaves this machine. They work below the page, so that its content
 * security policy, preflight requests and the cache work as they do for a visitor.
 */
export const chromiumNetwork = [
  `--host-resolver-rules=${resolverRules.join(', ')}`,
  // The certificate of the mocked e-mail service is self-signed, and no other host can be reached by HTTPS.
  '--ignore-certificate-errors',
];

/** The same as Firefox preferences; the launch must also set `acceptInsecureCerts`. */
export const firefoxNetwork = {
  'network.dns.forceResolve': '127.0.0.1',
  ...(emailService && {
    'network.socket.forcePort': `${emailService.url.port || 443}=${emailService.port}`,
  }),
};
