// For `node --import`: runs TypeScript in this process. The `tsx` command starts a second process, which keeps running
// if a signal ends only npm's shell.
process.env.TSX_TSCONFIG_PATH = 'tsconfig.node.json';
await import('tsx/esm');
