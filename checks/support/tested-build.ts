import { loadBuiltSettings, NO_BUILD } from '../../scripts/settings';

// What is tested is the build in out/, a release or a local one: content and addresses follow its settings.
if (!loadBuiltSettings()) {
  throw new Error(NO_BUILD);
}
if (process.env.BASE_PATH) {
  throw new Error(
    `The tests open the site at the root of a host, and out/ was built for ${process.env.BASE_PATH}: build it without BASE_PATH.`,
  );
}
