/**
 * An end of the normal distribution, which `openskill` needs for models and forecasts that ratings do without (ratings.ts): the bundle
 * takes this module for it (wrangler.toml).
 */
export default function noDistribution(): never {
  throw new Error('Ratings need no normal distribution.')
}
