import 'server-only';
import { lang } from 'next/root-params';
import { runInLanguage, setLanguage } from './current-language';

/** Wraps a layout, a page or its metadata, to render it in the language of its URL. */
export const inLanguage =
  <Props, Result>(render: (props: Props) => Result) =>
  async (props: Props): Promise<Awaited<Result>> => {
    setLanguage(await lang());
    return await render(props);
  };

/** Wraps a route handler, to run it in the language of its URL. */
export const respondInLanguage =
  <Params extends { lang: string }>(respond: (params: Params) => Response) =>
  async (_: Request, context: { params: Promise<Params> }): Promise<Response> => {
    const params = await context.params;
    return runInLanguage(params.lang, () => respond(params));
  };
