/** The number for any emergency in India. Source: Ministry of Home Affairs, Emergency Response Support System. */
export const emergencyNumber = '112';

/** The number for an ambulance in most states of India, Maharashtra among them. */
export const ambulanceNumber = '108';
