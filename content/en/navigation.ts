import type { NavItem } from '../types';

export const navigation = {
  label: 'Main',
  sections: [
    { label: 'Home', href: '/#home' },
    { label: 'Contact', href: '/#contact' },
  ],
  patientForm: { label: 'Patient form', href: '/patient-form/' },
} as const satisfies { label: string; sections: readonly NavItem[]; patientForm: NavItem };
