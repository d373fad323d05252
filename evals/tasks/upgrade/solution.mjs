export async function solution(copy) {
  await copy.run('node scripts/upgrade.mjs . --to 0.2.0')
  copy.commit('template: take over release 0.2.0')
}
