export const solution = (copy) =>
  copy.run('node scripts/modules.mjs remove catalogue --with-dependents --drop-tables')
