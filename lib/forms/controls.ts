/** The controls of answers that several forms ask for. */
export const controls = {
  name: { control: 'input', type: 'text', inputMode: 'text', autoComplete: 'name' },
  email: { control: 'input', type: 'email', inputMode: 'email', autoComplete: 'email' },
} as const;
