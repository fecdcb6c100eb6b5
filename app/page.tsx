import { ContactSection } from '@/components/landing/contact-section';
import { Hero } from '@/components/landing/hero';
import { home } from '@/content/en/home';
import { toMetadata } from '@/lib/metadata';

export const metadata = toMetadata({ ...home, path: '/' });

export default function HomePage() {
  return (
    <>
      <Hero />
      <ContactSection />
    </>
  );
}
