import { getMessages } from '@/lib/content/get-content';

export const dynamic = 'force-static';

export const GET = () => Response.json(getMessages().reading.panel);
