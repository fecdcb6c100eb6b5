import { loadBuiltSettings, NO_BUILD } from '../../scripts/settings';

// The tests use the settings of the build in out/, whether it is a release or a local build.
if (!loadBuiltSettings()) {
  throw new Error(NO_BUILD);
}
if (process.env.BASE_PATH) {
  throw new Error(
    `The tests open the site at the root of a host, and out/ was built for ${process.env.BASE_PATH}: build it without BASE_PATH.`,
  );
}
