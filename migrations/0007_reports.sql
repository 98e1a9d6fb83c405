CREATE TABLE `reports` (
	`person` text NOT NULL,
	`reporter` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`person`, `reporter`),
	FOREIGN KEY (`person`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reporter`) REFERENCES `accounts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `reports_time` ON `reports` (`created_at`);