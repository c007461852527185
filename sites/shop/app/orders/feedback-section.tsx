import { isFeedbackGiven, type Order } from '@larkwell/contracts/orders/orders';
import { Button } from '@larkwell/ui/button/button';
import { fieldProps, summaryErrors } from '@larkwell/ui/conform';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import { StarRatingInput } from '@larkwell/ui/star-rating-input/star-rating-input';
import { StarRating } from '@larkwell/ui/star-rating/star-rating';
import { Textarea } from '@larkwell/ui/textarea/textarea';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { orderMessages } from '../messages/orders';

const labels = { productId: 'Which kit is it about?', rating: 'Rating', feedBackText: 'Feedback' };

/** Feedback about a shipped order; read-only once it has both a rating and a text. */
export function FeedbackSection({ order }: { order: Order }) {
  return (
    <section className="stack reading" id="feedback" aria-labelledby="feedback-title">
      {isFeedbackGiven(order) ? (
        <>
          <h2 id="feedback-title">{orderMessages.yourFeedback}</h2>
          {kitChoices(order).length > 1 && <p className="secondary">{ratedKitOf(order)}</p>}
          <StarRating value={order.rating!} />
          <p>{order.feedback_text}</p>
        </>
      ) : (
        <FeedbackForm order={order} />
      )}
    </section>
  );
}

/** The distinct kits of an order. */
function kitChoices({ items }: Order) {
  return [...new Map(items.map(({ productId, name }) => [productId, name]))].map(([value, label]) => ({
    value,
    label,
  }));
}

function ratedKitOf(order: Order) {
  return kitChoices(order).find(({ value }) => value === order.feedbackProductId)?.label;
}

function FeedbackForm({ order }: { order: Order }) {
  const [form, fields] = usePageForm<{ productId: string; rating: string; feedBackText: string }>(
    'feedback',
    {
      productId: order.items[0]?.productId,
      rating: order.rating === null ? undefined : String(order.rating),
      feedBackText: order.feedback_text ?? undefined,
    },
  );
  const { defaultValue, ...rating } = fieldProps(fields.rating);
  const kits = kitChoices(order);
  return (
    <PostForm className="stack">
      <ErrorSummary errors={summaryErrors(form, labels)} />
      <h2 id="feedback-title">{orderMessages.feedbackTitle}</h2>
      {kits.length > 1 && (
        <RadioGroup {...fieldProps(fields.productId)} label={labels.productId} choices={kits} />
      )}
      <StarRatingInput
        {...rating}
        label={labels.rating}
        hint={orderMessages.ratingHint}
        defaultValue={defaultValue ? Number(defaultValue) : undefined}
      />
      <Textarea {...fieldProps(fields.feedBackText)} label={labels.feedBackText} />
      <p>
        <Button busyLabel="LOADING...">Send feedback</Button>
      </p>
    </PostForm>
  );
}
