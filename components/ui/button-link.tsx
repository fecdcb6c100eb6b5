import { toPageAddress } from '@/lib/site/language-address';
import { primaryButton, secondaryButton } from './button-classes';

interface ButtonLinkProps {
  href: string;
  label: string;
  isMain?: boolean;
}

export const ButtonLink = ({ href, label, isMain = true }: ButtonLinkProps) => (
  <a href={toPageAddress(href)} className={isMain ? primaryButton : secondaryButton}>
    {label}
  </a>
);
