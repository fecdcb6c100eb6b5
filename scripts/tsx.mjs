// For `node --import`: runs TypeScript in this process. The program `tsx` starts a second one, which lives on where a
// signal ends only the shell of npm above both.
process.env.TSX_TSCONFIG_PATH = 'tsconfig.node.json';
await import('tsx/esm');
