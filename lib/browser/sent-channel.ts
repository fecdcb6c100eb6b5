/** The `BroadcastChannel` on which a tab tells the others of its origin which form it has sent. */
export const SENT_CHANNEL = 'sent-form';
