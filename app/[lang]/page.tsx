import { AboutSection } from '@/components/landing/about-section';
import { BlogSection } from '@/components/landing/blog-section';
import { ContactSection } from '@/components/landing/contact-section';
import { EyeCareSection } from '@/components/landing/eye-care-section';
import { FaqSection } from '@/components/landing/faq-section';
import { Hero } from '@/components/landing/hero';
import { SportsVisionSection } from '@/components/landing/sports-vision-section';
import { VisionTherapySection } from '@/components/landing/vision-therapy-section';
import { TranslationNote } from '@/components/languages/translation-note';
import { PageFrame } from '@/components/layout/page-frame';
import { StructuredData } from '@/components/page/structured-data';
import { getOnlyPage } from '@/lib/content/pages/pages';
import { inLanguage } from '@/lib/in-language';
import { toMetadata } from '@/lib/site/metadata';

export const generateMetadata = inLanguage(() => toMetadata(getOnlyPage('landing')));

export default inLanguage(() => {
  const page = getOnlyPage('landing');
  return (
    <PageFrame page={page} hasOwnNote>
      <StructuredData page={page} />
      <Hero />
      <TranslationNote page={page} className="wrap" />
      <AboutSection />
      <VisionTherapySection />
      <SportsVisionSection />
      <EyeCareSection />
      <BlogSection />
      <FaqSection />
      <ContactSection />
    </PageFrame>
  );
});
