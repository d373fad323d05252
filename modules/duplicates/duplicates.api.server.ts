import { z } from 'zod/mini'
import { requiring, type ServedResource, wordsOf } from '#kit/resource/index.server.ts'
import { type Resource, schemasOf } from '#kit/resource/index.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { paging } from '#platform/list/list-schema.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { dismissDuplicates } from './dismiss-duplicates.server.ts'
import { listDuplicates } from './list-duplicates.server.ts'
import { mergeRecords } from './merge-records.server.ts'
import { mergeUndoneSchema, undoMerge } from './undo-merge.server.ts'

type Served<R extends Resource> = Pick<
  ServedResource<R>,
  'resource' | 'trash' | 'errors' | 'within'
>

const seen = z.strictObject({ id: z.uuid(), version: z.int().check(z.positive()) })
const atMostOnce = (ids: string[]) => new Set(ids).size === ids.length

const mergeSchema = z
  .strictObject({
    keep: seen,
    others: z.array(seen).check(z.minLength(1), z.maxLength(20)),
    fill: z.prefault(z.boolean(), false),
  })
  .check(
    z.refine(({ keep, others }) => atMostOnce([keep, ...others].map(({ id }) => id)), {
      path: ['others'],
      message: 'Each record once',
    }),
  )

/** Finds records that are alike by a rule of the description, and merges them. */
export function duplicatesApi<R extends Resource & { trash: true }>({
  resource,
  trash: of,
  errors,
  within,
}: Served<R>) {
  const { path, name, alike = {} } = resource
  const { title } = wordsOf(resource)
  const requires = requiring(resource)
  const { summary, record } = schemasOf(resource)
  const [first = ''] = Object.keys(alike)
  const rule = z.prefault(z.enum(Object.keys(alike)), first)
  const groups = z.object({
    items: z.array(
      z.object({
        key: z.string(),
        count: z.int(),
        records: z.array(z.intersection(summary, z.object({ uses: z.int() }))),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  })
  nameSchemas({ [`${title}Duplicates`]: groups, [`${title}MergeUndone`]: mergeUndoneSchema })
  const notFound = errors.notFound()

  return {
    duplicates: requires('update', 'delete')
      .route({
        method: 'GET',
        path: `/${path}/duplicates`,
        summary: `List duplicates`,
        description: `Returns groups of ${path} that are alike by \`rule\`: ${Object.entries(alike)
          .map(([known, fields]) => `\`${known}\` compares ${fields.join(' and ')}`)
          .join(
            ', ',
          )}, ignoring case, accents, punctuation and a leading article. \`uses\` counts what refers to each.`,
      })
      .input(z.strictObject({ rule, ...paging }))
      .output(groups)
      .handler(({ context, input }) =>
        within(context.acting, (orm) => listDuplicates<R>({ orm }, of, input)),
      ),

    mergeDuplicates: requires('update', 'delete')
      .errors(errorMap(notFound, errors.conflict(null), errors.duplicate(), ...errors.whenLocked))
      .route({
        method: 'POST',
        path: `/${path}/duplicates/merge`,
        summary: 'Merge duplicates',
        description: `Moves \`others\` to the trash and what refers to them to \`keep\`. With \`fill\`, empty fields of the kept ${name} are taken from the others. The versions are those that were compared.`,
      })
      .input(mergeSchema)
      .output(z.intersection(record, z.object({ undoId: z.nullable(z.uuid()) })))
      .handler(({ context, input }) =>
        within(context.acting, (orm) =>
          mergeRecords<R>({ ...context.acting, orm }, of, { merge: input, errors }),
        ),
      ),

    undoMerge: requires('update', 'delete')
      .errors(errorMap(notFound, errors.duplicate(), ...errors.whenLocked))
      .route({
        method: 'POST',
        path: `/${path}/duplicates/undo`,
        summary: 'Undo a merge',
        description: `Restores the ${path} that a merge moved to the trash, with what referred to them, within a day and for the user who merged them. \`failed\` lists the ${path} that were changed since, and \`references.kept\` counts what refers to something else by now: both stay as they are.`,
      })
      .input(z.strictObject({ undoId: z.uuid() }))
      .output(mergeUndoneSchema)
      .handler(({ context, input }) =>
        within(context.acting, (orm) =>
          undoMerge({ ...context.acting, orm }, of, { actId: input.undoId, errors }),
        ),
      ),

    dismissDuplicates: requires('update', 'delete')
      .errors(errorMap(notFound))
      .route({
        method: 'POST',
        path: `/${path}/duplicates/dismiss`,
        successStatus: 204,
        summary: 'Dismiss duplicates',
        description: `Remembers that these ${path} are alike but no duplicates, or with \`dismissed: false\` forgets it.`,
      })
      .input(
        z.strictObject({
          rule,
          ids: z.array(z.uuid()).check(z.minLength(2), z.maxLength(1000), z.refine(atMostOnce)),
          dismissed: z.prefault(z.boolean(), true),
        }),
      )
      .handler(({ context, input }) =>
        within(context.acting, (orm) =>
          dismissDuplicates({ orm }, of, { dismissal: input, errors }),
        ),
      ),
  }
}
