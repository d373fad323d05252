import { globSync } from 'node:fs'
import { Trouble } from '../../bootstrap/trouble.mjs'
import { say } from '../../bootstrap/words.mjs'
import { addFolder, folderOf, removeFolder } from '../added-folder.mjs'
import { placeOf, serverPlace } from '../modules.mjs'
import { readIfThere } from '../read-if-there.mjs'
import { languages, untranslated } from '../resource-files.mjs'
import { importEdit, jsonEdit, listEdit } from '../text-edits.mjs'
import { camel, dashed, sentence } from '../words.mjs'
import { jobFiles } from './job-files.mjs'

const longestMinutes = 7 * 24 * 60

export function newJob(root, { name, module: asked, every }) {
  const job = dashed(name, 'job')
  const minutes = minutesOf(every)
  const place = serverPlace(root, asked)
  refuseTaken(root, job)
  const folder = `${place.folder}/${job}`
  addFolder(root, { folder, files: jobFiles(job, minutes), places: placesOf(place, job) })
  say(
    [
      `${folder} has the job and its test. It is listed in ${place.parts}, and named at /manager/jobs.`,
      minutes
        ? `It runs every ${minutes} minutes after the next start.`
        : `Add it in a transaction: await jobs.enqueue(transaction, ${camel(job)}, { id }); after its commit: jobs.wake()`,
      `Undo it: npm run new -- job ${job} --undo`,
    ].join('\n'),
  )
}

export function undoJob(root, { name }) {
  const job = dashed(name, 'job')
  const folder = folderOf(root, job, { called: 'job', ending: '.server.ts' })
  const place = placeOf(root, folder)
  removeFolder(root, { folder, places: placesOf(place, job) })
  say(
    `The job ${job} is gone. If databases hold one that waits, delete it there: delete from jobs where name = '${job}'`,
  )
}

function minutesOf(every) {
  if (every === undefined) return undefined
  const minutes = Number(every)
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= longestMinutes) return minutes
  throw new Trouble(`--every takes minutes, from 1 to ${longestMinutes} (a week), not “${every}”.`)
}

function refuseTaken(root, job) {
  const taken = globSync('{src,modules}/**/*.ts', { cwd: root }).find((file) =>
    new RegExp(`defineJob\\(\\{\\s*name: '${job}'`).test(readIfThere(root, file)),
  )
  if (taken) throw new Trouble(`${taken} has a job ${job} already.`)
}

const placesOf = ({ folder, parts, opening }, job) => [
  [
    parts,
    [importEdit(camel(job), `./${job}/index.server.ts`), listEdit(camel(job), 'jobs', opening)],
  ],
  ...languages.map((language) => [
    `${folder.startsWith('src/') ? 'src/domains/operations' : folder}/jobs/locales/${language}.json`,
    [jsonEdit(['names', job], untranslated(language, sentence(job)))],
  ]),
]
