import { clinic } from '../clinic';
import { emergencyCall } from './emergency';
import { language } from './language';

export const site = {
  language,
  titleSuffix: clinic.name,
  movedTo: 'This page is here:',
  skipLink: 'Skip to main content',
  homeLabel: `${clinic.name}, home`,
  themeButton: { toLight: 'Switch to the light theme', toDark: 'Switch to the dark theme' },
  searchButton: {
    label: 'Search this site',
    loading: 'The search is loading…',
    failed: 'The search could not be loaded. Check your connection and try again.',
    retry: 'Try again',
  },
  footer: {
    navigationLabel: 'Footer',
    about: `Vision therapy, sports vision and eye care in ${clinic.city}, ${clinic.country}.`,
    languages: `We speak ${clinic.languages.slice(0, -1).join(', ')} and ${clinic.languages.at(-1)}.`,
    emergency: [
      'Messages sent through this site are not read in an emergency. Call ',
      ...emergencyCall,
      '.',
    ],
  },
} as const;
