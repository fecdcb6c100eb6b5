/**
 * The national emergency number of India. Source: Ministry of Home Affairs, Emergency Response Support
 * System.
 */
export const emergencyNumber = '112';

/** The ambulance number of most states of India, including Maharashtra. */
export const ambulanceNumber = '108';
