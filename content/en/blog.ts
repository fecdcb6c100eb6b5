export const blogPage = {
  title: 'Blog: plain words about eyes and vision',
  shortTitle: 'Blog',
  heading: 'Plain words about eyes',
  description:
    'Articles from the clinic on vision therapy, children’s sight, contact lenses, food and the science of seeing, each with its sources.',
  lead: 'What we tell people in the consulting room, written down, with the sources.',
  readMore: 'Read More',
  /** Who wrote the posts that name no one. */
  team: 'the clinic team',
  writtenBy: 'Written by',
  readingMinutes: 'min read',
  neighbours: 'More posts',
  newer: 'Newer post:',
  older: 'Older post:',
  back: '← Back to Blog',
  notFound: 'Blog not found.',
  paging: {
    label: 'Pages of the blog',
    newer: '← Newer posts',
    older: 'Older posts →',
    /** Stands between title and number of all pages but the first. */
    page: 'page',
    position: 'Page',
    of: 'of',
  },
} as const;
