import { DELIVERY_CENTS } from '@larkwell/contracts/numbers/shop';
import { formatUsd } from '@larkwell/contracts/fields/money';
import type { Product } from '@larkwell/contracts/products/products';
import {
  renewalDayWords,
  renewalMessages,
  renewalPriceWords,
} from '@larkwell/contracts/subscriptions/renewal-terms';
import { Button } from '@larkwell/ui/button/button';
import { Card } from '@larkwell/ui/card/card';
import { PriceBlock } from '@larkwell/ui/price-block/price-block';
import { PurchaseOption } from '@larkwell/ui/purchase-option/purchase-option';
import { QuantityStepper } from '@larkwell/ui/quantity-stepper/quantity-stepper';
import { paths } from '../paths';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { chosenPrice, type BuyingChoice } from './buying-choice';
import styles from './buy-box.module.css';

type BuyBoxProps = { product: Product; choice: BuyingChoice; maySubscribe: boolean };

/** Choose, then add to the cart. Every price is in the HTML, so nothing waits for script. */
export function BuyBox({ product, choice, maySubscribe }: BuyBoxProps) {
  const inStock = product.quantity > 0;
  const price = chosenPrice(product, choice);
  return (
    <Card as="section" aria-label="Buy this test">
      <PostForm className="stack" action={paths.cartAdd()} extras={false} data-opens-cart>
        <input type="hidden" name="productId" value={product.id} />
        <input type="hidden" name="slug" value={product.slug} />
        {/* Enter presses the first button of a form: without this one, minus. */}
        <button type="submit" name="intent" value="add" hidden tabIndex={-1} />
        <PriceBlock
          id="chosen-price"
          size="large"
          price={formatUsd(price)}
          before={price === product.price ? undefined : formatUsd(product.price)}
        />
        <PurchaseOption
          oneTimePrice={formatUsd(product.price)}
          durations={maySubscribe ? durationsOf(product) : []}
          durationHint={renewalMessages.howToCancel}
          defaultOption={choice.option}
          defaultDuration={choice.duration ? String(choice.duration) : undefined}
          priceId="chosen-price"
        />
        <div className="cluster">
          <QuantityStepper of={product.name} value={choice.quantity} max={Math.max(1, product.quantity)} />
          <p className={styles.stock} data-short={product.quantity < 10 || undefined}>
            {stockText(product.quantity)}
          </p>
        </div>
        {inStock && (
          <>
            <Button name="intent" value="add" wide busyLabel="LOADING...">
              Add to Cart
            </Button>
            <p className="without-script">
              <Button variant="quiet" size="small" formMethod="get" formAction={paths.product(product.slug)}>
                Update price
              </Button>
            </p>
          </>
        )}
        <p className="small secondary">Delivery {formatUsd(DELIVERY_CENTS)}, in a plain box.</p>
      </PostForm>
    </Card>
  );
}

const durationsOf = (product: Product) =>
  product.price_id.map(({ subscriptionType: months, value, price, renewsOn }) => ({
    value: String(months),
    label: `${months} months`,
    price: formatUsd(price),
    saving: `${value}% off: you save ${formatUsd(product.price - price)}`,
    terms: `For each kit: ${formatUsd(price)} today, then ${renewalPriceWords({ amount: price, months })}. Next renewal: ${renewalDayWords(renewsOn)}.`,
  }));

function stockText(stock: number) {
  if (stock === 0) return 'Out of stock';
  return stock < 10 ? `Only ${stock} left` : 'In stock';
}
