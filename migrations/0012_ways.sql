CREATE TABLE `kind_mutes` (
	`account` text NOT NULL,
	`kind` text NOT NULL,
	`until` integer NOT NULL,
	PRIMARY KEY(`account`, `kind`),
	FOREIGN KEY (`account`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `webhooks` ADD `secret` text;--> statement-breakpoint
ALTER TABLE `webhooks` ADD `target` text;