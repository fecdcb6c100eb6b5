import type {
  Article as ArticleData,
  Blog,
  BreadcrumbList,
  CreativeWork,
  Graph,
  Question,
  Thing,
  WebPage,
} from 'schema-dts';
import type { Article } from '../content/pages/articles';
import { findOriginal } from '../content/pages/languages';
import { getPosts, type Post } from '../content/pages/posts';
import { getQuestionGroups } from '../content/pages/questions';
import { getReference, toReferenceText } from '../content/pages/references';
import { getBreadcrumbs } from '../content/pages/site-pages';
import type { PageDocument, PageOfKind } from '../content/read/documents';
import type { Subject } from '../content/schema/documents';
import { getLanguageCode } from '../current-language';
import { getLanguage } from '../language';
import { defaultLanguage } from '../languages';
import { toServed } from '../pictures';
import { toPageUrl, toUrlIn } from '../site/language-address';
import { toPictureUrl } from '../site/metadata';
import { fromText } from '../text/rich-text';
import { clinicId, toClinic, toSite, toSiteId, toSpecialist } from './clinic';
import { withoutEmpty } from './without-empty';

const toPageId = (path: string) => toPageUrl(`${path}#page`);

const toBlogId = () => toPageUrl('/blog/#blog');

const toArticleId = ({ kind, path }: Article | Post) => toPageUrl(`${path}#${kind}`);

/**
 * The schema.org `BlogPosting` of a post, or else an `Article`, without `datePublished`, which is not in the content.
 * If no author is given, the clinic is the author.
 */
function toArticle(page: Article | Post): ArticleData {
  const post = page.kind === 'post' ? page : undefined;
  return withoutEmpty<ArticleData>({
    '@type': post ? 'BlogPosting' : 'Article',
    '@id': toArticleId(page),
    headline: page.title,
    description: page.description,
    datePublished: post?.date,
    dateModified: page.review.reviewedOn,
    articleSection: post?.category,
    inLanguage: getLanguage().tag,
    image: post?.image
      ? toUrlIn(defaultLanguage, toServed(post.image, 'jpeg').file)
      : toPictureUrl(),
    author: post?.author ? { '@type': 'Person', name: post.author } : { '@id': clinicId },
    publisher: { '@id': clinicId },
    isPartOf: post && { '@id': toBlogId() },
    mainEntityOfPage: { '@id': toPageId(page.path) },
  });
}

const toBlog = ({ path, heading, description }: PageOfKind<'blog'>): Blog => ({
  '@type': 'Blog',
  '@id': toBlogId(),
  name: heading,
  description,
  inLanguage: getLanguage().tag,
  publisher: { '@id': clinicId },
  mainEntityOfPage: { '@id': toPageId(path) },
  blogPost: getPosts().map((post) => ({ '@id': toArticleId(post) })),
});

const toQuestions = (path: string): Question[] =>
  getQuestionGroups().flatMap(({ items }) =>
    items.map(({ id, question, answer }) => ({
      '@type': 'Question',
      '@id': toPageUrl(`${path}#${id}`),
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.map(fromText).join('\n') },
    })),
  );

interface MainEntity {
  kind?: 'AboutPage' | 'CollectionPage' | 'FAQPage';
  mainEntity?: { '@id': string } | readonly Question[];
  /** The node of the main entity, unless it is on every page anyway. */
  node?: Exclude<Thing, string> | null;
}

function toMainEntity(page: PageDocument | Post): MainEntity {
  switch (page.kind) {
    case 'article':
    case 'post':
      return { node: toArticle(page) };
    case 'blog':
      return { kind: 'CollectionPage', node: toBlog(page) };
    case 'faq':
      return { kind: 'FAQPage', mainEntity: toQuestions(page.path) };
    case 'landing':
      return { mainEntity: { '@id': clinicId } };
    case 'page':
      if (!page.mainEntity) {
        return {};
      }
      return page.mainEntity === 'clinic'
        ? { kind: 'AboutPage', mainEntity: { '@id': clinicId } }
        : { kind: 'AboutPage', node: toSpecialist() };
    default:
      return {};
  }
}

const toBreadcrumbListId = (path: string) => toPageUrl(`${path}#breadcrumb`);

const toBreadcrumbList = (path: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  '@id': toBreadcrumbListId(path),
  itemListElement: getBreadcrumbs(path).map(({ label, path: item }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: toPageUrl(item),
  })),
});

function toSource(id: string): CreativeWork {
  const reference = getReference(id);
  return withoutEmpty<CreativeWork>({
    '@type': 'CreativeWork',
    name: reference.title,
    creditText: toReferenceText(reference),
    datePublished: reference.year && String(reference.year),
    url: reference.url,
  });
}

const toSubject = ({ kind, ...names }: Subject): Thing => ({ '@type': kind, ...names });

export function toPageGraph(page: PageDocument | Post, sources: readonly string[] = []): Graph {
  const { path, title, description, review } = page;
  const about = 'about' in page ? page.about : undefined;
  const { kind = 'WebPage', mainEntity, node } = toMainEntity(page);
  const isTranslated = getLanguageCode() !== defaultLanguage && findOriginal(path);
  const webPage = withoutEmpty<WebPage>({
    '@type': about ? 'MedicalWebPage' : kind,
    '@id': toPageId(path),
    url: toPageUrl(path),
    name: title,
    description,
    inLanguage: getLanguage().tag,
    translationOfWork: isTranslated && { '@id': `${toUrlIn(defaultLanguage, path)}#page` },
    isPartOf: { '@id': toSiteId() },
    publisher: { '@id': clinicId },
    breadcrumb: path !== '/' && { '@id': toBreadcrumbListId(path) },
    mainEntity: node?.['@id'] ? { '@id': node['@id'] } : mainEntity,
    citation: sources.map(toSource),
    lastReviewed: review.reviewedOn,
    reviewedBy: review.reviewer && { '@type': 'Person', name: review.reviewer },
    about: about?.map(toSubject),
  });
  return {
    '@context': 'https://schema.org',
    '@graph': [
      toClinic(),
      toSite(),
      webPage,
      ...(path === '/' ? [] : [toBreadcrumbList(path)]),
      ...(node ? [node] : []),
    ],
  };
}
