import type { ProductRating as Rating } from '@larkwell/contracts/products/products';
import { RatingSummary } from '@larkwell/ui/rating-summary/rating-summary';
import { catalogMessages } from '../messages/catalog';

/** What buyers gave a kit, with their number; ratings of demo data are called so. */
export function ProductRating({ rating }: { rating: Rating }) {
  return (
    <RatingSummary average={rating.average} count={catalogMessages.ratings(rating.count, rating.isDemo)} />
  );
}
