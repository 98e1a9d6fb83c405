CREATE TABLE `passes` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`account` text NOT NULL,
	`table` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passes_account` ON `passes` (`account`);--> statement-breakpoint
CREATE INDEX `passes_expires` ON `passes` (`expires_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `tables` text;