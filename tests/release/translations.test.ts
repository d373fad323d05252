import { expect, test } from 'vitest'
import { projectFiles } from '../conventions/project-files.ts'
import { withNext } from '../conventions/with-next.ts'

test('no text that `npm run new` wrote waits for its translation', () => {
  const waiting = projectFiles('{src,modules}/**/*.{json,ts,tsx}').flatMap(({ path, text }) =>
    (text.match(/.*['"]\[(fr|ar|sw)\] .*/g) ?? []).map((line) => `${path}: ${line.trim()}`),
  )
  expect(
    withNext(waiting, 'translate the texts that begin with a mark, and take the mark away'),
  ).toEqual([])
})
